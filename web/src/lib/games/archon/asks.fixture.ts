// What whole matches at every number of seats ask: every prompt with all its options and bars.

export interface Asks {
  prompt: string;
  options: string;
  barred: string;
}

export const ASKS: Asks[] = [
  {
    prompt: "first_magister",
    options: "magister:cleric magister:merchant magister:scribe magister:tax_collector",
    barred: "magister:cleric magister:merchant magister:scribe magister:tax_collector",
  },
  {
    prompt: "to_hand",
    options:
      "confirm to_hand:cleric to_hand:courtier to_hand:merchant to_hand:scribe " +
      "to_hand:tax_collector",
    barred: "",
  },
  {
    prompt: "turn",
    options:
      "pass slot:academy_1 slot:academy_2 slot:academy_3 slot:barracks_1 slot:barracks_2 " +
      "slot:builders_guild_1 slot:builders_guild_2 slot:guild_hall_1 slot:guild_hall_2 " +
      "slot:guild_hall_3 slot:marketplace_1 slot:marketplace_2 slot:palace_1 slot:palace_2 " +
      "slot:palace_3 slot:palace_4 slot:planetarium_1 slot:planetarium_2 slot:planetarium_3 " +
      "slot:repository_1 slot:repository_2 slot:repository_3 slot:royal_guard_1 " +
      "slot:royal_guard_2 slot:royal_guard_3 slot:treasury_1 slot:treasury_2 " +
      "slot:treasury_3",
    barred:
      "slot:academy_1 slot:academy_2 slot:academy_3 slot:barracks_1 slot:barracks_2 " +
      "slot:builders_guild_1 slot:builders_guild_2 slot:guild_hall_1 slot:guild_hall_2 " +
      "slot:guild_hall_3 slot:marketplace_1 slot:marketplace_2 slot:palace_1 slot:palace_2 " +
      "slot:palace_3 slot:palace_4 slot:planetarium_1 slot:planetarium_2 slot:planetarium_3 " +
      "slot:repository_1 slot:repository_2 slot:repository_3 slot:royal_guard_1 " +
      "slot:royal_guard_2 slot:royal_guard_3 slot:treasury_1 slot:treasury_2 " +
      "slot:treasury_3",
  },
  {
    prompt: "with",
    options: "with:cleric with:courtier with:merchant with:scribe with:tax_collector",
    barred: "",
  },
  {
    prompt: "benefit",
    options: "benefit:no benefit:yes",
    barred: "",
  },
  {
    prompt: "take",
    options: "take:iron take:papyrus take:silver take:stone",
    barred: "",
  },
  {
    prompt: "hire",
    options: "magister:cleric magister:merchant magister:scribe magister:tax_collector",
    barred: "magister:cleric magister:merchant magister:scribe magister:tax_collector",
  },
  {
    prompt: "trade",
    options:
      "buy:iron buy:papyrus buy:silver buy:stone done sell:iron sell:papyrus sell:silver " +
      "sell:stone",
    barred: "buy:iron buy:papyrus buy:silver buy:stone",
  },
  {
    prompt: "second",
    options:
      "no_second_action slot:academy_1 slot:academy_2 slot:academy_3 slot:barracks_1 " +
      "slot:barracks_2 slot:builders_guild_1 slot:builders_guild_2 slot:guild_hall_1 " +
      "slot:guild_hall_2 slot:guild_hall_3 slot:marketplace_1 slot:marketplace_2 " +
      "slot:palace_1 slot:palace_2 slot:palace_3 slot:palace_4 slot:planetarium_1 " +
      "slot:planetarium_2 slot:planetarium_3 slot:repository_1 slot:repository_2 " +
      "slot:repository_3 slot:royal_guard_1 slot:royal_guard_2 slot:royal_guard_3 " +
      "slot:treasury_1 slot:treasury_2 slot:treasury_3",
    barred:
      "slot:academy_1 slot:academy_2 slot:academy_3 slot:barracks_1 slot:barracks_2 " +
      "slot:builders_guild_1 slot:builders_guild_2 slot:guild_hall_1 slot:guild_hall_2 " +
      "slot:guild_hall_3 slot:marketplace_1 slot:marketplace_2 slot:palace_1 slot:palace_2 " +
      "slot:palace_3 slot:palace_4 slot:planetarium_1 slot:planetarium_2 slot:planetarium_3 " +
      "slot:repository_1 slot:repository_2 slot:repository_3 slot:royal_guard_1 " +
      "slot:royal_guard_2 slot:royal_guard_3 slot:treasury_1 slot:treasury_2 " +
      "slot:treasury_3",
  },
  {
    prompt: "space",
    options:
      "space:1 space:10 space:11 space:12 space:13 space:14 space:15 space:16 space:17 " +
      "space:18 space:19 space:2 space:20 space:3 space:4 space:5 space:6 space:7 space:8 " +
      "space:9",
    barred: "",
  },
  {
    prompt: "card",
    options:
      "card:alchemy card:alembic card:algebra card:altarpiece card:anatomical_folio " +
      "card:armillary_sphere card:astrolabe card:bell_casting card:bestiary " +
      "card:bronze_doors card:cartography card:chalice card:compass card:court_dance " +
      "card:eclipse_table card:enamelwork card:epic_poem card:equestrian_statue card:fresco " +
      "card:geometry card:goldsmiths_crown card:heraldry card:herbal card:hydraulics " +
      "card:illuminated_psalter card:ivory_casket card:lens card:love_song " +
      "card:lunar_calendar card:marble_bust card:mosaic card:mystery_play card:optics " +
      "card:organ_music card:portrait_miniature card:pulley card:reliquary " +
      "card:stained_glass card:star_chart card:sundial card:surveyors_chain card:tapestry " +
      "card:tide_table card:water_clock card:windmill_plan card:wood_carving",
    barred: "",
  },
  {
    prompt: "tile",
    options:
      "tile:cathedral tile:chancery tile:citadel tile:gatehouse tile:great_library " +
      "tile:magisters_house tile:mint tile:observatory tile:royal_gardens " +
      "tile:sculpture_court tile:secret_passage tile:trading_post tile:training_yard " +
      "tile:warehouse",
    barred:
      "tile:cathedral tile:chancery tile:citadel tile:gatehouse tile:great_library " +
      "tile:magisters_house tile:mint tile:observatory tile:royal_gardens " +
      "tile:sculpture_court tile:secret_passage tile:trading_post tile:training_yard " +
      "tile:warehouse",
  },
  {
    prompt: "gain",
    options: "gain:iron gain:papyrus gain:silver gain:stone",
    barred: "",
  },
  {
    prompt: "lose",
    options: "lose:iron lose:papyrus lose:silver lose:stone",
    barred: "",
  },
  {
    prompt: "spare",
    options: "spare:iron spare:papyrus spare:silver spare:stone",
    barred: "",
  },
  {
    prompt: "swap_out",
    options: "done swap_out:iron swap_out:papyrus swap_out:silver swap_out:stone",
    barred: "",
  },
  {
    prompt: "swap_in",
    options: "swap_in:iron swap_in:papyrus swap_in:silver swap_in:stone",
    barred: "",
  },
  {
    prompt: "pay",
    options: "pay:iron pay:papyrus pay:silver pay:stone",
    barred: "",
  },
];
