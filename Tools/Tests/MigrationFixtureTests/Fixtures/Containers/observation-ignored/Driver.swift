let weir1414 = WeirModel1414()
weir1414.read()
print(weir1414.level)
