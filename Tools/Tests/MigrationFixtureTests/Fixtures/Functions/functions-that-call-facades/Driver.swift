print(LanternShop6170.open(), LanternShop6170.sign, LanternHelp6170.text(), LanternBox6170.pack())
