print(TelescopeMount(star: "Vega").point())
