var root: AppRoot? = AppRoot()
weak var known = root
var shelf = root?.makeShelf()
_ = shelf?.dependencies.makeRow(0)
var list = root?.makeList()
root = nil
print("a screen keeps the root:", known != nil)
_ = list?.dependencies.makeRow(1)
_ = list?.dependencies.makeCell(2)
_ = list?.dependencies.makeMaybe(3)
_ = list?.dependencies.makeTwo(4)
_ = await list?.dependencies.makeSoon(5)
_ = list?.dependencies.makeOnMain(6)
_ = known?.makeLater()().dependencies.makeRow(7)
list = nil
print("a kept object does not:", known == nil)
shelf = nil
