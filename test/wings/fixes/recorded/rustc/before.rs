fn main() {
    let s = "é😀"; let mut x = 1; let v: Vec<i32> = vec![x]; println!("{}{:?}", s, (v));
    let unused = "é😀".to_string();
}
