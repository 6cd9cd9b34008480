print(HeatingPanel().warm())
