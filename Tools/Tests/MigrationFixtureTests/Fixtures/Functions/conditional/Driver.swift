print(MoorRules.first(), MoorRules.second())
