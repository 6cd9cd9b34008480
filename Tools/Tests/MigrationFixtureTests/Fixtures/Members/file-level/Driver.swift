print(SnackCart().serve())
