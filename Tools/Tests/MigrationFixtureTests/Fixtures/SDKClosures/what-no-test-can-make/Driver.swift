print(await PossumLinks().open(URL(fileURLWithPath: "/")))
print(await PossumReport().text(), await PossumHost().name())
