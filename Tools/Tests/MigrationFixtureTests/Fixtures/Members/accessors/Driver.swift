let box = VaultBox()
print(box.owner, box["owner"] == nil, box[7])
box.owner = "Ada"
box["content"] = "ring"
print(box.owner, try await box.content, box[7])
