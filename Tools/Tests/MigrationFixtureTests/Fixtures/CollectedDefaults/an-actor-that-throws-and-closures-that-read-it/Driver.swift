print((try? Taken5Screen())?.make() ?? "")
