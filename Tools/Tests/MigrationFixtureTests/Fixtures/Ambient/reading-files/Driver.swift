let notes = BilbyNotes(folder: URL(fileURLWithPath: "/nowhere"))
print(notes.text("a") ?? "none", (try? notes.bytes("a")) == nil, notes.table("a") == nil)
