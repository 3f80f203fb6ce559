"use strict";
// Loads the station beside the form that asks for a name, and runs it once that is said.
// The link's fragment, which no server is sent, may tell what the table asks and a seat:
// #pass=4711&seat=1.gunner
(() => {
  const $ = (id) => document.getElementById(id);
  const asked = new URLSearchParams(location.hash.slice(1));
  const base = document.currentScript.src.replace(/page\.js$/, "");
  // A browser that keeps nothing for the page still notes something in the tab.
  const noted = (history.state || {})["broadside:name"] || "";
  const kept = (() => { try { return localStorage.getItem("broadside:name") || noted; } catch { return noted; } })();
  const fail = (why) => {
    document.querySelectorAll("canvas").forEach((c) => c.remove());
    $("door").hidden = false;
    $("join").disabled = false;
    $("join").textContent = "Load the page again";
    $("door").onsubmit = (e) => { e.preventDefault(); location.reload(); };
    $("say").textContent = why;
  };
  // The server may have another version than the page that is open here since
  // yesterday: then it is loaded again, once, and else it is said why.
  const renew = (why) => {
    let last = 0;
    try {
      last = Number(sessionStorage.getItem("broadside:renewed"));
      sessionStorage.setItem("broadside:renewed", Date.now());
    } catch { last = Date.now(); /* it cannot be known whether it was, so it is not */ }
    if (Date.now() - last > 60000) location.reload(); else fail(why);
  };
  // What the station says, for those who have it read aloud.
  const say = (text) => { $("say").textContent = text; };
  $("name").value = kept;
  $("passphrase").value = asked.get("pass") || "";
  if (!document.createElement("canvas").getContext("webgl2")) {
    return fail("This browser draws no WebGL 2, which the station needs. Switch on hardware acceleration, or use another browser.");
  }
  const go = new Go();
  const load = fetch(base + "station.wasm").then((answer) => {
    if (answer.status === 404) {
      renew("The server has another version now, and no page for it. Ask the GM to build that by: make web");
      return new Promise(() => {});
    }
    if (!answer.ok) throw new Error("the table's server answers " + answer.status);
    return WebAssembly.instantiateStreaming(answer, go.importObject);
  });
  load.then(() => { $("join").disabled = false; $("join").textContent = "Join the table"; },
    (why) => fail("The station cannot be loaded: " + why.message + ". See that this device is on the table's network."));
  $("door").onsubmit = async (e) => {
    e.preventDefault();
    const name = $("name").value.trim();
    try { localStorage.setItem("broadside:name", name); } catch { history.replaceState({ ...history.state, "broadside:name": name }, ""); }
    window.broadside = {
      place: location.origin.replace(/^http/, "ws"), name, passphrase: $("passphrase").value.trim(),
      seat: asked.get("seat") || "", fail, renew, say,
    };
    const { instance } = await load;
    $("door").hidden = true;
    go.run(instance).catch((why) => fail("The station has failed: " + why.message + ". Load the page again: your seat is held."));
  };
})();
