let thermostat = Thermostat()
thermostat.target = 21
print(BoilerRoom.shared.commands)
