print(HeronPond().fill())
