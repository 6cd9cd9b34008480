print(MoonPhase.cycle, MoonPhase().half(), MoonPhase.name())
