let heronWatch = HeronWatch()
print(heronWatch.look(HeronMarsh.shared), heronWatch.look(HeronMarsh()))
