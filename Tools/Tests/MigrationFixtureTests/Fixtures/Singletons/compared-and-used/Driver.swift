let heronWatch = HeronWatch()
print(heronWatch.look(HeronPond.shared), heronWatch.look(HeronPond()))
