let smith = LockSmith()
print(smith.cut(5), smith.cut(500), smith.fit(6), smith.fit(600))
