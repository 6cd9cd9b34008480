print(TarnIndex().rebuild())
