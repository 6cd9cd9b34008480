let later = LaterRoot(dependencies: .init(now: { 1 })).makeLater().dependencies
print(later.size, try later.makeMeasured("ab").area())
