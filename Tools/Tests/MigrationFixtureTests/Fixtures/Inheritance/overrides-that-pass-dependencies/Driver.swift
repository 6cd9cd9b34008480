print(BarnText(key: "a").value, BarnList(key: "b").value, BarnLongList(key: "c").value)
