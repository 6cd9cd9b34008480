let board = NoticeBoard()
print(await board.next().value, await board.all())
