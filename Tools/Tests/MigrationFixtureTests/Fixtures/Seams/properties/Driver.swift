print(Thermostat().warm())
