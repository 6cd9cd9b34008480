print(makeManatees().count)
