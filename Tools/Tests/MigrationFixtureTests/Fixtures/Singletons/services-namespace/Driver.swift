print(Innkeeper().ready())
