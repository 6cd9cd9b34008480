let journal6183 = Journal6183(kind: "new")
print(journal6183.text(), Journal6183(copying: journal6183, suffix: "!").text())
print(Sketch6183(text: "page").text)
print(Stamp6183().text())
