let root = AppRoot()
print("root")
_ = root.makeFourth()
_ = root.makeFourth()
