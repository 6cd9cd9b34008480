let room = ArchiveRoom()
print(room.fetch(35), room.fetchWithSpare(71))
