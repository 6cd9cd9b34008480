print("[\(TrimmedForm().name)]", "[\(TrimmedForm(name: " B").name)]")
