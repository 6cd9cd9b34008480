let room = KilnRoom1303()
print("open")
print(room.fire(["jug", "bowl"]))
print(KilnLabel1303().text())
