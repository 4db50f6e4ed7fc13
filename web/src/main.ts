// Where the client begins.
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { followAddress } from "./lib/router.svelte";
import { followSettings } from "./lib/settings.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element #app");
followSettings();
followAddress();
mount(App, { target });
