let shed = ToolShed()
print(try shed.borrow(["axe", "saw", "awl"]))
do { _ = try shed.borrow([]) } catch { print(error) }
