let card6179 = Card6179(post: Post6179(size: 0), note: Note6179(size: 0))
print(card6179.showsPost(), card6179.showsNote())
print(Other6179(note: Note6179(size: 0)).shows([Post6179(size: 0)]))
