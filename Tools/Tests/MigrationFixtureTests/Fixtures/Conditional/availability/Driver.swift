print(HapticPad().tap())
