let drawing = AppRoot(dependencies: .live()).makeDrawing().dependencies
print(try drawing.makeMeasured("abc").area(), drawing.makeSquare(3).area())
print(drawing.makeCircle().area())
