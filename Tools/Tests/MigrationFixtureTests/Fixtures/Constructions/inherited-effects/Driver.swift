print(HarborShift().work())
