print(MastText6138.both(), MastRoom6138().read("/"))
