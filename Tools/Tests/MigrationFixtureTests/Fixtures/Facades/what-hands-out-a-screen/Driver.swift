print(Importer5103().insert(), Importer5103().insert())
