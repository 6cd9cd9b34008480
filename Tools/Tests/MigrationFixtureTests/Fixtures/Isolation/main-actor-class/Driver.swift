let model = await SearchModel()
await model.search("tree")
await model.searchLater("bush")
print(await model.hits)
