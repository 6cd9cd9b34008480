func go(_ f: Feed) { f.show() }
go(.init())
go(.init(dependencies: .live))
