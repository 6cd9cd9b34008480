let editor = await FilmEditor()
print(await editor.cut("credits"))
