Page().show()
List().show()
AppRoot(dependencies: .live).makeGrid().show()
