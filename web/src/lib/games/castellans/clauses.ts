// Which clause of the rulebook each thing on the board follows from.

export const CLAUSES: Record<string, string> = {
  district: "CV-SCORE-06",
  road: "CV-MILL-03",
  bridge: "CV-GATE-01",
  ward_tower: "CV-TOWER-01",
  statue: "CV-STATUE-01",
  lighthouse: "CV-SMON-04",
  gate: "CV-SMON-01",
  guild: "CV-GUILD-03",
  star: "CV-GUILD-06",
  card: "CV-RECRUIT-03",
  pool: "CV-DRAFT-02",
  leftover: "CV-DIE-07",
  drafted: "CV-ACT-03",
  spent: "CV-ACT-06",
  magic: "CV-PAY-01",
  goods: "CV-RES-06",
  gold: "CV-RES-03",
  crates: "CV-WHARF-07",
  keep: "CV-SCORE-04",
  first: "CV-GEN-05",
  round: "CV-SCORE-01",
  monuments: "CV-SMON-05",
  wharf_score: "CV-SWHARF-01",
  guild_score: "CV-FINAL-02",
  opponent: "CV-SOLO-17",
  priority: "CV-SOLO-13",
  plan_monument: "CV-SOLO-25",
  plan_sail: "CV-SOLO-32",
  plan_wharf: "CV-SOLO-34",
  // Phases
  setup: "CV-SETUP-08",
  draft: "CV-DRAFT-02",
  action: "CV-ACT-01",
  scoring: "CV-SCORE-01",
  reset: "CV-RESET-04",
};

export const ACTION_CLAUSES: Record<string, string> = {
  wharf: "CV-WHARF-05",
  harvest: "CV-HARV-03",
  manor: "CV-MANOR-04",
  temple: "CV-TEMPLE-03",
  recruit: "CV-RECRUIT-03",
  shipyard: "CV-SHIP-02",
  sail: "CV-SAIL-02",
  windmill: "CV-MILL-02",
  gate: "CV-GATE-02",
  ward_tower: "CV-TOWER-02",
  statue: "CV-STATUE-02",
};

export const DEAL_CLAUSES: Record<string, string> = {
  buy: "CV-WHARF-08",
  sell_influence: "CV-WHARF-09",
  sell_vp: "CV-WHARF-10",
};

export const TOKEN_CLAUSES: Record<string, string> = {
  manor: "CV-MANOR-02",
  temple: "CV-TEMPLE-04",
  ship: "CV-SHIP-04",
  citizen_token: "CV-RECRUIT-07",
  windmill: "CV-MILL-06",
  crate: "CV-WHARF-05",
};

export const MANOR_CLAUSES: Record<string, string> = {
  merchant: "CV-POW-01",
  land_owner: "CV-POW-02",
  architect: "CV-POW-03",
  priest: "CV-POW-04",
  elder: "CV-POW-05",
  lighthouse_keeper: "CV-POW-06",
  adventurer: "CV-POW-07",
  banker: "CV-POW-08",
};

const CITIZENS = [
  ...["monk", "prefect", "priestess", "abbot", "bishop", "cleric", "sculptor", "harbor_master"],
  ...["thief", "alchemist", "assassin", "condottieri", "peddler", "smuggler", "captain"],
  ...["constable", "guard", "lumberjack", "cook", "coxswain", "engineer", "butcher", "farmer"],
  ...["merchant_citizen", "miner", "peasant", "artificer", "builder"],
];

export const CITIZEN_CLAUSES: Record<string, string> = Object.fromEntries(
  CITIZENS.map((citizen, index) => [citizen, `CV-CIT-${String(index + 1).padStart(2, "0")}`]),
);
